/** Waits until what has just been put on the page has been shown: painted in one frame, there in the next. A page that
 *  nobody sees is not painted. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    // Frames stop where the page goes out of sight meanwhile.
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}
