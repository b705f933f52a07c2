import { compareText } from '@wisata/kernel/compare-text';
import { plainLetters } from '@wisata/kernel/plain-letters';
import { countries } from 'countries-list';

/** A country (spec section 3); `code` is ISO 3166 alpha-2, `callingCode` digits only, `currencyCode` null for a country without a currency of its own. */
export interface PhoneCountry {
  readonly code: string;
  readonly name: string;
  readonly callingCode: string;
  readonly currencyCode: string | null;
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
      if (!callingCode) return [];
      const currencyCode = country.currency[0] ?? null;
      return [{ code, name: names.of(code) ?? country.name, callingCode: String(callingCode), currencyCode }];
    })
    .sort((a, b) => rank(a.code) - rank(b.code) || compareText(plainLetters(a.name), plainLetters(b.name)));
}
