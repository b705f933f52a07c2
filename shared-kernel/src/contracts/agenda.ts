import * as v from 'valibot';

/** One moment of a booking, as the clocks of its place show it. */
export const AGENDA_ENTRY = v.object({
  kind: v.picklist(['check-in', 'check-out', 'departure', 'arrival', 'visit', 'pick-up', 'drop-off']),
  date: v.string(),
  /** `HH:MM`, or null when the whole day is meant. */
  time: v.nullable(v.string()),
  /** WIB, WITA or WIT, elsewhere the IANA name. */
  zone: v.string(),
  title: v.string(),
  place: v.string(),
  /** The hotel or airport that it is about; absent where nobody has said where it is. */
  stop: v.optional(
    v.object({
      name: v.string(),
      town: v.string(),
      latitude: v.number(),
      longitude: v.number(),
      /** By which the map service knows it: `hotel:HTL-DPS-008`. */
      place_id: v.optional(v.string()),
    }),
  ),
  /** Number of the flight: `GA 402`. */
  flight: v.optional(v.string()),
});
/** A moment of a booking as it is answered. */
export type AgendaEntry = v.InferOutput<typeof AGENDA_ENTRY>;
