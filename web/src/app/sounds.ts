/** Short sounds made here and now, quiet ones; silent until somebody asks for them. */
import { settings } from './settings.svelte';

export type Sound = 'move' | 'turn' | 'seen' | 'unseen' | 'chat' | 'end';

/** A note: how high (Hz), when it begins and how long it lasts (s), how loud. */
type Note = [pitch: number, at: number, length: number, loud: number];

const NOTES: Record<Sound, Note[]> = {
  move: [[180, 0, 0.07, 0.5], [120, 0.02, 0.09, 0.4]],
  turn: [[523, 0, 0.18, 0.25], [784, 0.12, 0.3, 0.2]],
  seen: [[392, 0, 0.25, 0.3], [494, 0.14, 0.25, 0.3], [587, 0.28, 0.6, 0.3]],
  unseen: [[392, 0, 0.25, 0.3], [330, 0.16, 0.3, 0.3], [233, 0.34, 0.7, 0.3]],
  chat: [[880, 0, 0.09, 0.15]],
  end: [[262, 0, 1.2, 0.25], [330, 0.1, 1.1, 0.2], [392, 0.2, 1.1, 0.2], [523, 0.3, 1.4, 0.25]],
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of NOTES[name]) ring(context, note);
}

function ring(audio: AudioContext, [pitch, at, length, loud]: Note): void {
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = 'triangle';
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud * 0.3, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length + 0.05);
}
