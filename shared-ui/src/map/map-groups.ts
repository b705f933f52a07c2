/** A pin's place on the screen, in pixels. */
export interface PlacedPin<Pin> {
  readonly pin: Pin;
  readonly x: number;
  readonly y: number;
}

/** Pins whose tickets would cover each other, at the place of the first. */
export interface PinGroup<Pin> {
  readonly x: number;
  readonly y: number;
  readonly pins: readonly Pin[];
}

/** Room that one ticket takes, with a little air: a press must never be between two. */
const TICKET = { width: 76, height: 44 } as const;

/**
 * Puts each pin to the first group whose ticket it would cover, else into one of its own, so that no two tickets overlap.
 * The order of the pins decides, and every pin is in exactly one group.
 */
export function groupPins<Pin>(placed: readonly PlacedPin<Pin>[]): PinGroup<Pin>[] {
  const groups: { x: number; y: number; pins: Pin[] }[] = [];
  for (const { pin, x, y } of placed) {
    const group = groups.find((each) => Math.abs(each.x - x) < TICKET.width && Math.abs(each.y - y) < TICKET.height);
    if (group) group.pins.push(pin);
    else groups.push({ x, y, pins: [pin] });
  }
  return groups;
}
