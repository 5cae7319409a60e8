/** Names of seats, clocks and the like, where a sentence needs them. */
import { say } from '../sentences/current.svelte';
import type { ClockWish, Ply, Seat } from '../live/types';

/** Whether a bot is one of the levels that people choose from. */
export function isLevel(bot: string): boolean {
  return say.has(`level-${bot}`);
}

export function botName(bot: string): string {
  if (isLevel(bot)) return say(`name-${bot}`);
  return say.has(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot;
}

export function roleName(role: string): string {
  return say.has(`web-role-${role}`) ? say(`web-role-${role}`) : role;
}

/** A side for a sentence: `$role` is its label; of `$side` the languages make what forms they need, by NAME(). */
export function sideOf(role: string): { role: string; side: string } {
  return { role: roleName(role), side: role };
}

/** Who sits there, as he calls himself; of two who gave no name the second is told from the first. */
export function seatName(seats: Record<string, Seat>, role: string | undefined): string {
  const seat = role === undefined ? undefined : seats[role];
  if (!seat || seat.kind === 'free') return say('web-seat-free');
  if (seat.kind === 'bot') return isLevel(seat.bot ?? '') ? botName(seat.bot!) : say('web-seat-bot');
  if (seat.name) return seat.name;
  const unnamed = Object.keys(seats).filter((one) => seats[one]!.kind === 'guest' && !seats[one]!.name);
  return say(unnamed.indexOf(role!) > 0 ? 'web-seat-guest-second' : 'web-seat-guest');
}

/**
 * Where only names are told: a bot is named by its code, and at a table with a bot nobody else has that name, unless he
 * calls himself so.
 */
export function playerName(name: string | null, bot: string | null): string {
  if (!name) return say('web-seat-guest');
  if (name !== bot) return name;
  return isLevel(bot) ? say('web-seat-level', { level: botName(bot) }) : say('web-seat-bot-level', { bot: botName(bot) });
}

/** What a ply is part of: the deal, a round before its first turn, or one of its turns. */
export function turnText({ ply, begins, round, turn }: Ply): string {
  if (turn) return say('web-turn-at', { round, turn });
  return round === 1 && ply < begins ? say('history-deal') : say('web-round', { round });
}

export function clockText(clock: ClockWish): string {
  if (clock.kind === 'none') return say('web-clock-none');
  if (clock.kind === 'days') return say('web-clock-days', { days: clock.days });
  return say('web-clock-bank', { minutes: Math.round(clock.bank / 60), increment: clock.increment });
}

/** A time that is left: 4:05, or 1 day 3 h. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return say('web-time-days', { days: Math.floor(hours / 24), hours: hours % 24 });
  const rest = `${String(Math.floor((seconds % 3600) / 60)).padStart(hours ? 2 : 1, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  return hours ? `${hours}:${rest}` : rest;
}
