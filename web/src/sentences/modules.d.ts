declare module 'virtual:sentences/*' {
  const source: string;
  export default source;
}
