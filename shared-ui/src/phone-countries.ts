import { countries } from 'countries-list';

/** A country as the calling code list needs it; `code` is ISO 3166 alpha-2, `callingCode` digits only. */
export interface PhoneCountry {
  readonly code: string;
  readonly name: string;
  readonly callingCode: string;
}

/** Countries that most passengers of the storefront call from stand first. */
const NEAR = ['ID', 'SG', 'MY', 'AU', 'JP', 'CN', 'IN', 'NL'];

/** All countries with their first calling code, named in the given language (BCP 47), near ones first, then by name. */
export function listPhoneCountries(languageTag: string): PhoneCountry[] {
  const names = new Intl.DisplayNames([languageTag], { type: 'region', fallback: 'none' });
  const rank = (code: string) => (NEAR.includes(code) ? NEAR.indexOf(code) : NEAR.length);
  return Object.entries(countries)
    .flatMap(([code, country]) => {
      const callingCode = country.phone[0];
      return callingCode ? [{ code, name: names.of(code) ?? country.name, callingCode: String(callingCode) }] : [];
    })
    .sort((a, b) => rank(a.code) - rank(b.code) || a.name.localeCompare(b.name, languageTag));
}
