interface Named {
  readonly type: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly birth_date: string | null;
}

/** How many of a type the price is for. */
interface PricedType {
  readonly type: string;
  readonly count: number;
  /** As a sentence has it: `adults`. */
  readonly name: string;
}

type Problems = Record<string, string>;

/** Says it where others are named than the price is for. */
function findCountProblems(passengers: readonly Named[], priced: readonly PricedType[]): Problems {
  for (const { type, count, name } of priced) {
    const named = passengers.filter((passenger) => passenger.type === type).length;
    if (named !== count) return { passengers: `The fare is for ${count} ${name}, ${named} are named` };
  }
  return {};
}

const fullName = ({ first_name: first, last_name: last }: Named) => `${first} ${last}`.toUpperCase();

/** Says it of everybody who has name and date of birth of somebody before. */
export function findSameNames(passengers: readonly Named[]): Problems {
  const problems: Problems = {};
  passengers.forEach((passenger, index) => {
    const isTwin = passengers.some(
      (other, place) =>
        place < index && fullName(other) === fullName(passenger) && other.birth_date === passenger.birth_date,
    );
    if (isTwin) problems[`passengers.${index}.first_name`] = 'Another passenger has the same name and date of birth';
  });
  return problems;
}

interface People<P extends Named> {
  readonly contact: { readonly mobile_phone?: string | undefined; readonly phone?: string | undefined };
  readonly passengers: readonly P[];
}

/** What is wrong with contact and passengers, by field; `check` finds what the service asks of each of them. */
export function findPeopleProblems<P extends Named>(
  { contact, passengers }: People<P>,
  priced: readonly PricedType[],
  check: (passenger: P) => Problems,
): Problems {
  const problems = findCountProblems(passengers, priced);
  if (!contact.mobile_phone && !contact.phone) problems['contact.mobile_phone'] = 'Fill in the phone number';
  passengers.forEach((passenger, index) => {
    for (const [field, text] of Object.entries(check(passenger))) problems[`passengers.${index}.${field}`] = text;
  });
  return { ...findSameNames(passengers), ...problems };
}
