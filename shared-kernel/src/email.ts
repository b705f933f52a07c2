/** Mailboxes that most travellers of this shop have, the commonest first. */
const KNOWN_DOMAINS = (
  'gmail.com yahoo.com yahoo.co.id outlook.com hotmail.com icloud.com live.com ymail.com rocketmail.com googlemail.com ' +
  'outlook.co.id hotmail.co.id protonmail.com mail.com aol.com msn.com telkom.net'
).split(' ');

/** Endings that slip from a keyboard, with what was meant. */
const SLIPPED_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/\.(con|cmo|ocm|vom|xom|comm|coom|clm|cim|om|cm)$/, '.com'],
  [/\.(co\.di|co\.od|coid|co,id|co\.ud|co\.is)$/, '.co.id'],
];

const MOST_SLIPS = 2;

/**
 * The address somebody probably meant: `ayu@gmial.com` gives `ayu@gmail.com`. Undefined when nothing looks mistyped.
 * It is a question for the page to ask and never a reason to refuse: `gmal.com` may exist.
 */
export function findMeantEmail(email: string): string | undefined {
  const [, box, typed] = /^([^@\s]+)@([^@\s]+)$/.exec(email.trim()) ?? [];
  if (!box || !typed) return undefined;
  const domain = typed.toLowerCase();
  if (KNOWN_DOMAINS.includes(domain)) return undefined;
  const near = KNOWN_DOMAINS.find((known) => distance(domain, known) === 1) ?? nearest(domain);
  const mended = near ?? mendEnding(domain);
  return mended && mended !== domain ? `${box}@${mended}` : undefined;
}

/** Short domains differ by chance, so only long ones may carry two slips, and never in the first letter. */
function nearest(domain: string): string | undefined {
  return KNOWN_DOMAINS.find(
    (known) => known.length >= 9 && known[0] === domain[0] && distance(domain, known) <= MOST_SLIPS,
  );
}

function mendEnding(domain: string): string | undefined {
  const slipped = SLIPPED_ENDINGS.find(([ending]) => ending.test(domain));
  return slipped && domain.replace(slipped[0], slipped[1]);
}

/** How many letters were missed, doubled, exchanged or swapped with their neighbour. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const steps = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1)];
      if (isSwapped && row > 1 && column > 1) steps.push(at(row - 2, column - 2) + 1);
      rows[row]![column] = Math.min(...steps);
    }
  }
  return at(one.length, other.length);
}
