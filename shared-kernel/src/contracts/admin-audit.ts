import * as v from 'valibot';
import type { Scope } from '../roles.ts';
import { instant } from './fields.ts';
import { PAGE_QUERY } from './request-fields.ts';

/** What can be changed by those who run the shop, and the right that each asks for. */
export const AUDIT_AREAS = {
  content: 'editing',
  post: 'editing',
  promo: 'promos',
  member: 'admin',
  request: 'requests',
} as const satisfies Record<string, Scope>;
/** One of them. */
export type AuditArea = keyof typeof AUDIT_AREAS;

const area = v.picklist(Object.keys(AUDIT_AREAS) as AuditArea[]);

/** One change: who, when, what, and how it stood before and after. */
export const AUDIT_ENTRY = v.object({
  id: v.number(),
  at: instant,
  /** E-mail address of who did it. */
  actor: v.string(),
  area,
  subject: v.string(),
  action: v.string(),
  title: v.string(),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
  /** Null where it cannot be undone, or was; the number of the entry that it undoes stands in `undoes`. */
  can_undo: v.boolean(),
  undoes: v.nullable(v.number()),
});
/** A change as it is answered. */
export type AuditAnswer = v.InferOutput<typeof AUDIT_ENTRY>;

/** Query of `GET admin/audit`. */
export const AUDIT_QUERY = v.object({
  ...PAGE_QUERY,
  area: v.optional(v.picklist(['', ...Object.keys(AUDIT_AREAS)] as ('' | AuditArea)[], 'Unknown area.'), ''),
});

/** The change that a path names. */
export const AUDIT_PARAMS = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'Must be a number'), v.toNumber()),
});
