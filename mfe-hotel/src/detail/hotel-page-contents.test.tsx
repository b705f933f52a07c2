import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DETAIL_ANSWER, roomOffer } from '../api/hotel.fixture.ts';
import { DETAIL_CALL, DETAIL_URL, openHotelPage } from '../testing/hotel-pages.tsx';

const [REVIEW] = DETAIL_ANSWER.Reviews ?? [];
const TOLD = {
  ...DETAIL_ANSWER,
  Reviews: [{ ...REVIEW!, TranslatedText: 'Clean room, complete breakfast.' }],
  ReviewTopics: [{ Code: 'cleanliness', Name: 'Cleanliness', Score: 9.1, Count: 7 }],
};

test('a review in another language is read in the reader’s own, and back as it was written', async () => {
  const user = userEvent.setup();
  await openHotelPage({ url: DETAIL_URL, handlers: { [DETAIL_CALL]: () => TOLD } });
  const reviews = within(await screen.findByRole('region', { name: 'What guests say' }));
  expect(reviews.getByText('Kamar bersih, sarapan lengkap.')).toHaveAttribute('lang', 'id');
  await user.click(reviews.getByRole('button', { name: 'Read in English: the review of Nurhayati' }));
  expect(reviews.getByText('Clean room, complete breakfast.')).toHaveAttribute('lang', 'en');
  expect(reviews.getByText('Translated by us.')).toBeInTheDocument();
  await user.click(reviews.getByRole('button', { name: 'Show the original: the review of Nurhayati' }));
  expect(reviews.getByText('Kamar bersih, sarapan lengkap.')).toBeInTheDocument();
});

test('a review that nobody translated offers no translation', async () => {
  await openHotelPage({ url: DETAIL_URL });
  const reviews = within(await screen.findByRole('region', { name: 'What guests say' }));
  expect(reviews.queryByRole('button', { name: /Read the review/ })).not.toBeInTheDocument();
});

test('the score comes apart into topics, each with how many guests gave points', async () => {
  await openHotelPage({ url: DETAIL_URL, handlers: { [DETAIL_CALL]: () => TOLD } });
  const topics = await screen.findByRole('list', { name: 'Score by topic' });
  expect(within(topics).getByRole('listitem')).toHaveTextContent('Cleanliness (7)9.1');
});

test('a room shows what stands in it, all of it and its pictures on request', async () => {
  const user = userEvent.setup();
  const facilities = ['Own terrace', 'Shower', 'Sitting area', 'Cot free on request', 'Room safe'];
  const room = roomOffer({
    roomKey: 'H.DLX.BB1',
    imageUris: ['/media/hotel-room/a/960.avif?ratio=4x3', '/media/hotel-room/b/960.avif?ratio=4x3'],
    facilities: facilities.map((name) => ({ code: name, name })),
  });
  await openHotelPage({
    url: DETAIL_URL,
    handlers: { [DETAIL_CALL]: () => ({ ...DETAIL_ANSWER, Rooms: [room] }) },
  });
  const card = within(await screen.findByRole('article', { name: 'Deluxe Garden' }));
  expect(card.getByText('Own terrace')).toBeInTheDocument();
  expect(card.queryByText('Room safe')).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Room pictures and details: Deluxe Garden' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deluxe Garden' }));
  expect(dialog.getAllByRole('img')).toHaveLength(2);
  expect(dialog.getByText('Room safe')).toBeInTheDocument();
});

test.each(['en', 'id'] as const)(
  'an address without hotel and place offers places in the reader’s language: %s',
  async (locale) => {
    const { requests } = await openHotelPage({ url: '/hotel/detail', locale });
    const bali = await screen.findByRole('link', { name: 'Bali' });
    expect(bali).toHaveAttribute('href', expect.stringContaining('destinationKey=DPS'));
    expect(screen.queryByText(/could not be fetched|Terjadi kesalahan/)).not.toBeInTheDocument();
    expect(requests.filter(({ target }) => target.includes('/hotel/'))).toEqual([]);
  },
);
