import { createCheckoutOpener, findPart, goToReview as goOn, type User } from '@wisata/runtime/testing-checkout';
import { within } from '@testing-library/react';
import { checkoutUrl, fareAnswer } from '../api/flight-checkout.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.ts';
import id from '../messages/id.ts';

export const FARE = 'POST /api/v1/flight/fare-detail';

export const openCheckout = createCheckoutOpener(
  { service: 'flight', routes: remote.routes, texts: { en, id }, handlers: { [FARE]: () => fareAnswer() } },
  checkoutUrl(),
);

export async function fillInBirth(user: User, part: string, [day, month, year]: readonly [string, string, string]) {
  const fields = await findPart(part);
  const boxes = within(fields.getByRole('group', { name: /Date of birth/ }));
  for (const [label, text] of Object.entries({ Day: day, Month: month, Year: year })) {
    await user.clear(boxes.getByLabelText(label));
    await user.type(boxes.getByLabelText(label), text);
  }
  await user.tab();
}

export const goToReview = (user: User) => goOn(user, () => fillInBirth(user, 'Adult 1', ['4', '3', '1990']));
