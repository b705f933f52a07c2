import { expect, test } from '@jest/globals';
import { VENUES } from './venue-table.ts';

test('where a ticket is read does not repeat the street of the address beside it', () => {
  const said = VENUES.flatMap(({ id, address, text }) => {
    const street = /^Jl\. [^\d,]+/.exec(address)?.[0].trim();
    const points = [text.en.meeting, text.id.meeting];
    return street && points.some((point) => point.includes(street)) ? [`${id}: ${street}`] : [];
  });
  expect(said).toEqual([]);
});
