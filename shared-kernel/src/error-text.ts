/** So much of a message is looked at; nobody reads more of one. */
const LONGEST_READ = 2_000;
const LONGEST = 200;

/** What may say something of a person, and what stands there instead. An opened quote that nobody closes goes on to the end. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/((?:\b[a-z][a-z+.-]*:\/\/|\/)[^\s?#]*)[?#]\S*/gi, '$1'],
  [/[^\s@<>()"'`]+@[^\s@<>()"'`]+/g, '<e-mail>'],
  [/(?<![\p{L}\p{N}])'.*?(?:'(?![\p{L}\p{N}])|$)/gsu, '<value>'],
  [/"[^"]*(?:"|$)|`[^`]*(?:`|$)|“[^”]*(?:”|$)|‘[^’]*(?:’|$)|«[^»]*(?:»|$)/g, '<value>'],
  [/\p{Nd}(?:[ .,:/_()-]{0,2}\p{Nd}){3,}/gu, '<number>'],
];

/** Again until nothing changes: what was cut or replaced may stand beside other words then. */
function settle(said: string, turns = 10): string {
  const told = REPLACED.reduce((text, [pattern, instead]) => text.replace(pattern, instead), said).slice(0, LONGEST);
  return told === said || turns === 0 ? told : settle(told, turns - 1);
}

/**
 * What an error says, without what it may say of the person in front of it: addresses of mail, numbers of four or more
 * digits, quoted values and everything behind `?` or `#` of an address are replaced; at most 200 characters. Said again of
 * its own answer it changes nothing.
 */
export function plainErrorText(text: string): string {
  const oneLine = text
    .slice(0, LONGEST_READ)
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  return settle(oneLine);
}
