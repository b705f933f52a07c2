import * as v from 'valibot';
import { CLEAN_HTML } from './clean-html.ts';
import { PICTURE } from './content-picture.ts';

/** A question with its answer as HTML. */
export const FAQ = v.object({ id: v.number(), topic: v.string(), question: v.string(), answer: CLEAN_HTML });
/** A banner of the home page. */
export const BANNER = v.object({
  id: v.number(),
  title: v.string(),
  desc: v.string(),
  link: v.string(),
  ...PICTURE,
});
/** Whom the shop works with (spec section 3, Partners). */
export const PARTNERS = v.object({
  title: v.string(),
  desc: v.string(),
  items: v.array(v.object({ name: v.string(), desc: v.string(), image: v.string(), is_active: v.boolean() })),
});
/** A page of the menu; its content is HTML. */
export const PAGE = v.object({
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  content: CLEAN_HTML,
});
/** A question as it is answered. */
export type FaqAnswer = v.InferOutput<typeof FAQ>;
/** Partners as they are answered. */
export type PartnersAnswer = v.InferOutput<typeof PARTNERS>;
