import * as v from 'valibot';

const required = (message: string) => v.pipe(v.string(message), v.trim(), v.nonEmpty(message));

const email = v.pipe(
  required('Please enter your e-mail address.'),
  v.maxLength(254, 'This e-mail address is too long.'),
  v.email('Please enter an e-mail address such as name@example.com.'),
  v.toLowerCase(),
);

const name = (message: string) => v.pipe(required(message), v.maxLength(60, 'Please use at most 60 characters.'));

/** The first guesses of anybody who tries. */
const COMMON_PASSWORDS = new Set(
  'password password1 password123 12345678 123456789 1234567890 87654321 11111111 00000000 qwertyuiop qwerty123 iloveyou indonesia jakarta123 bismillah sayang123 rahasia123 admin123 welcome1 abcd1234'.split(
    ' ',
  ),
);

/** Upper limit: hashing a text of megabytes would be an attack. */
const newPassword = v.pipe(
  v.string('Please choose a password.'),
  v.minLength(8, 'Please use at least 8 characters.'),
  v.maxLength(128, 'Please use at most 128 characters.'),
  v.check(
    (text) => !COMMON_PASSWORDS.has(text.toLowerCase()) && new Set(text).size > 3,
    'This password is too easy to guess.',
  ),
);

/** What a link from a mail carries. */
const linkToken = v.pipe(
  v.string('The link is not complete.'),
  v.nonEmpty('The link is not complete.'),
  v.maxLength(200),
);

const newPasswordTwice = {
  password: newPassword,
  password_confirmation: v.string('Please repeat the password.'),
};
type NewPasswordTwice = v.InferOutput<v.ObjectSchema<typeof newPasswordTwice, undefined>>;

const agreeingPasswords = v.forward<NewPasswordTwice, v.BaseIssue<unknown>, ['password_confirmation']>(
  v.partialCheck(
    [['password'], ['password_confirmation']],
    (input) => input.password === input.password_confirmation,
    'The two passwords are not the same.',
  ),
  ['password_confirmation'],
);
/** Looks at these two fields alone, whatever else a body has. */
const sameTwice = <Body extends NewPasswordTwice>() =>
  agreeingPasswords as v.BaseValidation<Body, Body, v.BaseIssue<unknown>>;

/** Body of `POST auth/login`. */
export const LOGIN = v.object({
  email,
  password: v.pipe(
    v.string('Please enter your password.'),
    v.nonEmpty('Please enter your password.'),
    v.maxLength(1000),
  ),
});

const personEntries = {
  first_name: name('Please enter your first name.'),
  last_name: name('Please enter your last name.'),
  calling_code: v.pipe(v.string(), v.regex(/^\+?\d{1,4}$/, 'Please choose a country code.')),
  phone: v.pipe(
    required('Please enter your phone number.'),
    v.regex(/^\+?[\d\s-]{6,20}$/, 'Please enter the phone number with digits only.'),
  ),
  gender: v.picklist(['male', 'female', ''], 'Please choose male or female.'),
  address: v.pipe(v.string(), v.trim(), v.maxLength(300, 'Please use at most 300 characters.')),
};

/** The contract's names of what a registration asks for, by the names that the rest of the API uses. */
const REGISTRATION_NAMES = {
  firstName: 'first_name',
  lastName: 'last_name',
  code: 'calling_code',
  phoneNumber: 'phone',
  sex: 'gender',
  repeatPassword: 'password_confirmation',
  repeat_password: 'password_confirmation',
} as const;

function withOwnNames(input: Record<string, unknown>): Record<string, unknown> {
  const renamed = Object.entries(REGISTRATION_NAMES).filter(([sent]) => input[sent] !== undefined);
  return { ...input, ...Object.fromEntries(renamed.map(([sent, own]) => [own, input[sent]])) };
}

/** Body of `POST auth/register`, in the names of the contract or in those of the rest of the API. */
export const REGISTER = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(withOwnNames),
  v.object({
    ...personEntries,
    email,
    calling_code: v.optional(personEntries.calling_code, '62'),
    gender: v.optional(personEntries.gender, ''),
    address: v.optional(personEntries.address, ''),
    ...newPasswordTwice,
  }),
  sameTwice(),
);

/** Body of `POST auth/verify`. */
export const VERIFY_EMAIL = v.object({
  token: linkToken,
  email,
});

/** Body of `POST auth/forgetpassword`. */
export const FORGOT_PASSWORD = v.object({ email });

/** Body of `POST auth/resetpassword`. */
export const RESET_PASSWORD = v.pipe(
  v.object({
    token: linkToken,
    email,
    ...newPasswordTwice,
  }),
  sameTwice(),
);

/** Only the fields that were sent change; the e-mail address is the sign-in and stays. */
export const CHANGE_PROFILE = v.partial(v.object(personEntries));
/** What it means once it is read. */
export type ProfileChange = v.InferOutput<typeof CHANGE_PROFILE>;

/** Body of `POST auth/changepassword`. */
export const CHANGE_PASSWORD = v.pipe(
  v.object({
    current_password: v.pipe(
      v.string('Please enter your current password.'),
      v.nonEmpty('Please enter your current password.'),
      v.maxLength(1000),
    ),
    ...newPasswordTwice,
  }),
  sameTwice(),
);

/** What is sent to change a profile. */
export type ProfilePayload = v.InferInput<typeof CHANGE_PROFILE>;
/** What is sent to choose a new password while signed in. */
export type ChangePasswordPayload = v.InferInput<typeof CHANGE_PASSWORD>;
/** What is sent to choose one with the link from the mail. */
export type ResetPasswordPayload = v.InferInput<typeof RESET_PASSWORD>;
/** What is sent to sign in. */
export type LoginPayload = v.InferInput<typeof LOGIN>;
/** What is sent to confirm an address. */
export type VerifyEmailPayload = v.InferInput<typeof VERIFY_EMAIL>;
/** What is sent to ask for a link to choose a new password. */
export type ForgotPasswordPayload = v.InferInput<typeof FORGOT_PASSWORD>;

/** A registration once it is read. */
export type Registration = v.InferOutput<typeof REGISTER>;
/** What is sent to register, in the contract's names (spec section 3, Registration). */
export type RegistrationPayload = Record<
  Exclude<keyof typeof REGISTRATION_NAMES, 'repeat_password'> | 'email' | 'password',
  string
>;
