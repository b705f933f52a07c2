import { expect, test } from '@jest/globals';
import { emptyForm, fitForm, parseDraft, type CheckoutForm } from './vehicle-form.rules.ts';

/** The draft of a form as a later visit finds it, for a search with this flight. */
const later = (form: CheckoutForm, flight: string) =>
  fitForm(parseDraft(JSON.parse(JSON.stringify(form)))!, { flight });
const first = fitForm(emptyForm(), { flight: 'GA 402' });

test('the flight of a search is filled in, and a new search brings its own', () => {
  expect(first.flight).toBe('GA 402');
  expect(later(first, 'QG 690').flight).toBe('QG 690');
  expect(later({ ...first, flight: 'GA 404' }, 'QG 690').flight).toBe('QG 690');
  expect(later(first, '').flight).toBe('');
});

test('what was typed in place of it stays for the same search, also when it was taken out', () => {
  expect(later({ ...first, flight: 'GA 404' }, 'GA 402').flight).toBe('GA 404');
  expect(later({ ...first, flight: '' }, 'GA 402').flight).toBe('');
});

test('a flight that was typed alone stays where the search names none', () => {
  const typed = { ...fitForm(emptyForm(), { flight: '' }), flight: 'GA 404' };
  expect(later(typed, '').flight).toBe('GA 404');
  expect(later({ ...first, flight: 'GA 404' }, '').flight).toBe('GA 404');
});
