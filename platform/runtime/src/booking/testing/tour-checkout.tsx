import { useLocation, useSearchParams } from 'react-router-dom';
import { emptyContact, emptyPerson, type PersonForm } from '@wisata/kernel/contact-form';
import { contactProblems, personProblems, problemsAt } from '@wisata/kernel/contact-problems';
import { fromMajor } from '@wisata/kernel/money';
import { titlesFor, TRIP_BANDS } from '@wisata/kernel/passengers';
import { useApp } from '@wisata/runtime';
import { withKitWords } from '../../messages/kit-words.ts';
import kit from '../../messages/en.json' with { type: 'json' };
import { findPart, goToReview as goOn, type User } from '../../testing/testing-checkout.tsx';
import { renderPage, type RenderPageOptions, type SentRequest } from '../../testing/testing.tsx';
import { useCheckoutFields, type CheckoutFormRules, type CheckoutValues } from '../checkout-form.ts';
import { CheckoutFrame } from '../checkout-frame.tsx';
import { ContactCard } from '../contact-card.tsx';
import { PersonFields, type PersonPath } from '../person-fields.tsx';
import { ContactReview } from '../review-parts.tsx';
import { sendBooking } from '../send-booking.ts';
import { TitleSegments } from '../title-fields.tsx';
import { useCheckout } from '../use-checkout.ts';

interface TourForm extends CheckoutValues {
  guests: PersonForm[];
}

/** The call that books. */
export const BOOKING = 'POST /api/v1/tour/booking';
/** What it answers. */
export const BOOKED = { id: 'b-1', code: 'WST-1' };
/** The checkout of the tour. */
export const CHECKOUT_URL = '/tour/checkout?key=TOUR-1';

const MESSAGES = withKitWords(kit, {
  checkout: {
    titles: { Mr: 'Mr', Mrs: 'Mrs', Miss: 'Miss', Ms: 'Ms', Dr: 'Dr' },
    details: { title: 'Who is coming along?', back: 'Back to tours' },
    booked: 'Booking tour success',
    person: { oneNameDetail: 'We repeat it.', prints: 'The voucher will print' },
    gone: { title: 'This tour is full', again: 'Choose another day', other: 'See other tours' },
    duplicate: { change: 'Change the day' },
    priceChanged: { now: 'New total', decline: 'See other tours' },
    problem: { nameSpecial: 'Letters only' },
  },
});

const RULES: CheckoutFormRules<TourForm> = {
  bands: TRIP_BANDS,
  empty: () => ({ contact: emptyContact(), guests: [] }),
  parseDraft: (kept) => kept as TourForm | undefined,
  fit: (values) => ({ ...values, guests: [values.guests[0] ?? emptyPerson()] }),
  findProblems: ({ contact, guests }) => [
    ...problemsAt('contact', contactProblems(contact)),
    ...guests.flatMap((guest, index) => problemsAt(`guests.${index}`, personProblems(guest))),
  ],
  hasTyped: ({ guests }) => guests.some(({ firstName }) => firstName !== ''),
};

const NAMES = ['title', 'firstName', 'lastName'];
const FIELDS = {
  names: [
    ...[...NAMES, 'email', 'phone.national'].map((name) => `contact.${name}`),
    ...NAMES.map((name) => `guests.0.${name}`),
  ],
  whose: (name: string) => (name.startsWith('guests.') ? 'Guest' : ''),
};

function Person({ path, person }: { readonly path: PersonPath; readonly person: PersonForm | undefined }) {
  return (
    <>
      <TitleSegments path={path} titles={titlesFor(TRIP_BANDS, 'ADT')} />
      <PersonFields path={path} person={person ?? emptyPerson()} printed={person?.firstName ?? ''} />
    </>
  );
}

function Details() {
  const { contact, guests } = useCheckoutFields<TourForm>().values;
  return (
    <>
      <ContactCard name={<Person path="contact" person={contact} />} />
      <section aria-label="Guest">
        <Person path="guests.0" person={guests[0]} />
      </section>
    </>
  );
}

interface Offer {
  readonly total: number;
  readonly expiresAtMs: number;
}

const rupiah = (amount: number) => fromMajor(amount, 'IDR');

/** A checkout of a service that sells a tour to two people, with nothing of its own but that. */
function TourCheckout({ total, expiresAtMs }: Offer) {
  const app = useApp();
  const [search] = useSearchParams();
  const checkout = useCheckout({
    service: 'tour',
    rules: RULES,
    quoted: rupiah(total),
    path: useLocation().pathname,
    search,
    send: (form, agreed) =>
      sendBooking(app, {
        service: 'tour',
        subject: 'TOUR-1',
        payload: { ...form, total: agreed.minor },
        email: form.contact.email,
        goneCodes: ['TOUR_SOLD_OUT'],
        fieldOf: (name) => (FIELDS.names.includes(name) ? name : undefined),
      }),
  });
  return (
    <CheckoutFrame
      service="tour"
      checkout={checkout}
      fields={FIELDS}
      ways={{ choose: '/tour/detail', other: '/tour/list?other', list: '/tour/list' }}
      holdMs={expiresAtMs}
      lede=""
      brief={null}
      summary={null}
      details={<Details />}
      review={<ContactReview />}
    />
  );
}

type OpenOptions = Partial<RenderPageOptions> & {
  readonly booking?: (request: SentRequest) => unknown;
  readonly offer?: Partial<Offer>;
};

/** Opens the checkout over a faked API; `booking` answers the booking call. */
export function openCheckout({ booking, offer, handlers, ...more }: OpenOptions = {}) {
  const element = <TourCheckout total={900_000} expiresAtMs={Date.UTC(2026, 10, 20, 8)} {...offer} />;
  return renderPage({
    routes: [
      { path: 'tour/checkout', element },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    url: CHECKOUT_URL,
    messages: { tour: MESSAGES },
    handlers: { ...(booking ? { [BOOKING]: booking } : {}), ...handlers },
    ...more,
  });
}

async function fillInGuest(user: User) {
  const fields = await findPart('Guest');
  await user.click(fields.getByRole('radio', { name: 'Mrs' }));
  await user.type(fields.getByLabelText('First name'), 'Ayu');
  await user.type(fields.getByLabelText('Last name'), 'Lestari');
}

/** Fills in the whole form and goes on. */
export const goToReview = (user: User) => goOn(user, fillInGuest);
