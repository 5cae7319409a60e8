/** The sentences of the map: what a target does, what is to be chosen now, where everybody stands. */
import type { Say } from '../types';
import { londonLetters } from '../portraits/letters';
import { EXITS, personOf, type LondonScene, type Person } from './scene';
import type { Mode, Target } from './words';

/** The accessible name of a target. */
export function nameOf(say: Say, scene: LondonScene, target: Target): string {
  const other = scene.people.find((person) => person.place === target.thing)?.name ?? scene.hand;
  return say(`web-london-target-${target.kind}`, {
    thing: target.thing,
    exit: target.thing,
    from: target.from,
    begin: target.from,
    character: scene.hand || target.thing,
    other,
    place: personOf(scene, target.thing)?.place ?? target.thing,
  });
}

/** What is to be chosen now. */
export function prompt(say: Say, scene: LondonScene, mode: Mode | null, taken: string | null): string {
  if (mode === null) return '';
  const values = { character: scene.hand || 'watson', points: scene.points, accuse: scene.accusable.length > 0 ? 'yes' : 'no' };
  if (taken === null) return say(`web-london-prompt-${mode}`, values);
  return say(`web-london-prompt-${mode}-to`, { ...values, from: taken, begin: taken });
}

/** The position in sentences, for those who do not see the map. */
export function description(say: Say, scene: LondonScene): string[] {
  const lamp = (place: string, number: number) => say('london-plain-lamp', { place, number });
  const free = EXITS.filter((exit) => !scene.cordons.includes(exit));
  return [
    ...scene.people.map((person) => whereIs(say, person)),
    say('london-plain-lamps', {
      lamps: scene.lamps.filter(({ is_lit }) => is_lit).map(({ place, number }) => lamp(place, number)),
      dark: scene.lamps.filter(({ is_lit }) => !is_lit).map(({ place }) => place),
    }),
    say('london-plain-lit', { places: scene.lit }),
    say('london-plain-lantern', { direction: scene.facing, places: scene.beam }),
    say('london-plain-manholes', {
      opened: scene.manholes.filter((place) => !scene.covered.includes(place)),
      covered: scene.covered,
    }),
    say('web-london-exits', { free, closed: scene.cordons }),
  ];
}

function whereIs(say: Say, person: Person): string {
  if (!person.place) return say('london-plain-gone', { character: person.name, exit: person.exit });
  return say('london-plain-person', {
    character: person.name,
    letter: londonLetters[person.name] ?? '',
    place: person.place,
    status: person.visible ? 'visible' : 'invisible',
    why: why(say, person),
    known: person.cleared ? 'cleared' : person.stayed ? 'stayed' : 'suspect',
  });
}

/** Why somebody is visible. */
export function why(say: Say, person: Person): string {
  const reasons = [
    ...(person.lamps.length ? [say('london-why-lamp', { lamps: person.lamps })] : []),
    ...(person.in_beam ? [say('london-why-beam')] : []),
    ...(person.company.length ? [say('london-why-company', { others: person.company })] : []),
  ];
  return reasons.length ? say('web-london-reasons', { reasons }) : '';
}
