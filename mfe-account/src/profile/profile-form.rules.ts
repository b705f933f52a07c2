import * as v from 'valibot';
import { GENDERS, name, PHONE, RESET } from '../form/account-form.rules.ts';

/** The member's own data; the e-mail address is the account's name and stays as it is. */
export const PROFILE_FORM = v.object({
  firstName: name('field.firstNameMissing'),
  lastName: name('field.lastNameMissing'),
  phone: PHONE,
  address: v.pipe(v.string(), v.trim(), v.maxLength(300, 'field.addressLong')),
  gender: v.picklist(GENDERS),
});
export type ProfileInput = v.InferInput<typeof PROFILE_FORM>;

/** Shape of a draft that was kept; the values may still be wrong. */
export const PROFILE_DRAFT = v.object({
  firstName: v.string(),
  lastName: v.string(),
  phone: v.object({ callingCode: v.string(), national: v.string() }),
  address: v.string(),
  gender: v.picklist(GENDERS),
});

/** The current password proves that it is the member who asks. */
export const PASSWORD_FORM = v.pipe(
  v.intersect([v.object({ current: v.pipe(v.string(), v.nonEmpty('field.currentMissing')) }), RESET]),
  v.forward(
    v.partialCheck([['current'], ['password']], ({ current, password }) => current !== password, 'field.passwordSame'),
    ['password'],
  ),
);
