import * as v from 'valibot';
import { REQUEST_TYPES } from './traveller-request.ts';

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, `Please use at most ${max} characters.`));
const required = (message: string, max: number) =>
  v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(max));

/** Contact of spec section 3; the caller joins calling code and phone. */
export const MESSAGE_REQUEST = v.object({
  type: v.optional(v.nullable(v.pipe(v.string(), v.notValues(REQUEST_TYPES)))),
  title: v.optional(v.nullable(text(10)), ''),
  firstName: required('Please enter your first name.', 60),
  lastName: v.optional(v.nullable(text(60)), ''),
  email: v.pipe(
    required('Please enter your e-mail address.', 254),
    v.email('Please enter an e-mail address such as name@example.com.'),
    v.toLowerCase(),
  ),
  phone: v.optional(
    v.nullable(
      v.pipe(v.string(), v.trim(), v.regex(/^(\+?[\d\s-]{6,20})?$/, 'Please enter the phone number with digits only.')),
    ),
    '',
  ),
  notes: v.pipe(
    v.string('Please write what we can do for you.'),
    v.trim(),
    v.minLength(10, 'Please write at least 10 characters.'),
    v.maxLength(4000, 'Please use at most 4,000 characters.'),
  ),
  /** What it is about: `refund`, `group`, a product's name. */
  topic: v.optional(v.nullable(text(120)), ''),
  /** Order ID, where the message is about an order. */
  reference: v.optional(v.nullable(text(40)), ''),
});
/** What it means once it is read. */
export type Message = v.InferOutput<typeof MESSAGE_REQUEST>;
/** What is sent. */
export type MessagePayload = v.InferInput<typeof MESSAGE_REQUEST>;
