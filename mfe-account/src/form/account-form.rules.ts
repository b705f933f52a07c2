import * as v from 'valibot';

/** Messages are keys of this remote's texts, so that one schema serves both languages. */
const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

export const EMAIL = v.pipe(
  required('field.emailMissing'),
  v.maxLength(254, 'field.emailWrong'),
  v.email('field.emailWrong'),
  v.toLowerCase(),
);

const NAME_LENGTH = 60;
export const name = (missing: string) => v.pipe(required(missing), v.maxLength(NAME_LENGTH, 'field.nameLong'));

const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
const EASY_LETTERS = 3;
/** The server also knows a list of usual passwords; what is told here is what can be said before sending. */
export const NEW_PASSWORD = v.pipe(
  v.string(),
  v.nonEmpty('field.passwordMissing'),
  v.minLength(PASSWORD_LENGTH.min, 'field.passwordShort'),
  v.maxLength(PASSWORD_LENGTH.max, 'field.passwordLong'),
  v.check((text) => new Set(text).size > EASY_LETTERS, 'field.passwordEasy'),
);

export const PHONE = v.pipe(
  v.object({ callingCode: v.string(), national: v.string() }),
  v.check(({ national }) => national.trim() !== '', 'field.phoneMissing'),
  v.check(({ national }) => /^\d{6,14}$/.test(national.replace(/[\s().-]/g, '')), 'field.phoneWrong'),
);

export const GENDERS = ['male', 'female', ''] as const;

const SAME_PASSWORDS = 'field.passwordsDiffer';

/** What a registration asks for before the password. */
export const REGISTERED_PERSON = v.object({
  firstName: name('field.firstNameMissing'),
  lastName: name('field.lastNameMissing'),
  email: EMAIL,
  phone: PHONE,
  gender: v.picklist(GENDERS),
});

export const REGISTRATION = v.pipe(
  v.object({
    ...REGISTERED_PERSON.entries,
    password: NEW_PASSWORD,
    again: v.pipe(v.string(), v.nonEmpty('field.repeatMissing')),
  }),
  v.forward(
    v.partialCheck([['password'], ['again']], ({ password, again }) => password === again, SAME_PASSWORDS),
    ['again'],
  ),
);
export type RegistrationInput = v.InferInput<typeof REGISTRATION>;
export type RegistrationForm = v.InferOutput<typeof REGISTRATION>;

export const FORGOT = v.object({ email: EMAIL });

export const RESET = v.pipe(
  v.object({ email: EMAIL, password: NEW_PASSWORD, again: v.pipe(v.string(), v.nonEmpty('field.againMissing')) }),
  v.forward(
    v.partialCheck([['password'], ['again']], ({ password, again }) => password === again, SAME_PASSWORDS),
    ['again'],
  ),
  v.forward(
    v.partialCheck(
      [['email'], ['password']],
      ({ email, password }) => password.toLowerCase() !== email,
      'field.passwordEasy',
    ),
    ['password'],
  ),
);
