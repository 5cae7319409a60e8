/** Which game is on the page, for what the heading offers. */
class Here {
  game = $state<string | null>(null);
}

export const here = new Here();
