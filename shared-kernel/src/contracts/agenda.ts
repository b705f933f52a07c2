import * as v from 'valibot';

/** A place that a moment is about. */
export const AGENDA_STOP = v.object({
  name: v.string(),
  town: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  /** What the map service calls it, for whoever looks for a way there: `airport:DPS`. */
  place_id: v.optional(v.string()),
});
/** A place of an agenda as it is answered. */
export type AgendaStop = v.InferOutput<typeof AGENDA_STOP>;

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
  /** The hotel or airport that it is about; absent where its place is unknown. */
  stop: v.optional(AGENDA_STOP),
  /** Number of the flight: `GA 402`. */
  flight: v.optional(v.string()),
  /** When a visit is over, by the same clocks. */
  ends: v.optional(v.object({ date: v.string(), time: v.string() })),
  /** Minutes before `time` after which nobody is let on or in; below 0 where somebody waits so long. */
  closes_minutes: v.optional(v.number()),
  /** Minutes from `time` until a traveller stands outside with their bags. */
  out_minutes: v.optional(v.number()),
  /** True where the place is the traveller's own address, which a plan shown to others leaves out. */
  is_own_place: v.optional(v.boolean()),
});
/** A moment of a booking as it is answered. */
export type AgendaEntry = v.InferOutput<typeof AGENDA_ENTRY>;
