import { nameProblem } from '@wisata/kernel/identity';
import * as v from 'valibot';
import type { CheckoutForm } from './checkout-form.rules.ts';

/** Messages are translation keys under `hotel:checkout.problem`. */
function name(field: 'first' | 'last') {
  const words = {
    NAME_EMPTY: `${field}Empty`,
    NAME_SPECIAL_CHARACTER: 'nameSpecial',
    NAME_DEGREE: 'nameDegree',
  } as const;
  return v.pipe(
    v.string(),
    v.check(
      (text) => nameProblem(text) === undefined,
      ({ input }) => words[nameProblem(input) ?? 'NAME_EMPTY'],
    ),
    v.maxLength(60, 'nameLong'),
  );
}

const title = v.pipe(v.string(), v.nonEmpty('title'));

/** One name on the ID: the last name repeats the first, so what stands there does not matter. */
const oneNameEntries = { title, firstName: name('first'), lastName: v.string(), oneName: v.literal(true) };
const twoNameEntries = { title, firstName: name('first'), lastName: name('last'), oneName: v.literal(false) };

function named<E extends v.ObjectEntries>(entries: E) {
  return v.variant('oneName', [
    v.object({ ...oneNameEntries, ...entries }),
    v.object({ ...twoNameEntries, ...entries }),
  ]);
}

const person = named({});

const contact = named({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('email'), v.email('emailForm'), v.maxLength(160, 'emailForm')),
  phone: v.object({
    callingCode: v.string(),
    national: v.pipe(
      v.string(),
      v.check((text) => /\d/.test(text), 'phone'),
      v.check((text) => /^[\d\s().-]{6,18}$/.test(text.trim()), 'phoneForm'),
    ),
  }),
});

const child = named({ age: v.pipe(v.string(), v.nonEmpty('age'), v.regex(/^(\d|1[01])$/, 'ageBand')) });

const requests = v.object({
  nonSmoking: v.boolean(),
  bedType: v.picklist(['', 'twin', 'king']),
  checkInTime: v.string(),
  checkOutTime: v.string(),
  highFloor: v.boolean(),
  connectingRooms: v.boolean(),
  other: v.pipe(v.string(), v.maxLength(500, 'otherLong')),
});

const rest = { isGuest: v.boolean(), children: v.array(child), requests };

/** Whoever books and stays is checked once, as the contact; everybody else by their own fields. */
const SCHEMAS = {
  staying: v.object({ contact, ...rest, guests: v.tupleWithRest([v.any()], person) }),
  other: v.object({ contact, ...rest, guests: v.array(person) }),
};

export function checkoutSchema(form: Pick<CheckoutForm, 'isGuest'>): v.GenericSchema<CheckoutForm> {
  return form.isGuest ? SCHEMAS.staying : SCHEMAS.other;
}

/** True when the form can be sent as it is. */
export function isComplete(form: CheckoutForm): boolean {
  return v.is(checkoutSchema(form), form);
}
