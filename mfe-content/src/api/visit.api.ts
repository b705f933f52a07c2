import type { ApiClient } from '@wisata/kernel/api';
import { TOUR_CARD, TOUR_LIST } from '@wisata/kernel/contracts/tour-product';
import type { TourListPayload } from '@wisata/kernel/contracts/tour-requests';
import { readerOf } from '@wisata/kernel/contracts/reader';
import { readObject } from '@wisata/kernel/envelope';
import { fromMajor } from '@wisata/kernel/money';
import { isMissingCall, success, type Outcome } from '@wisata/kernel/outcome';
import * as v from 'valibot';
import { toMedia } from './content-adapter.ts';
import type { Visit } from './visit.model.ts';

const CARD = readerOf(TOUR_CARD, ['uniqueId', 'title', 'thumbnail', 'publishFare', 'currency', 'locations'], {
  tripLengthDay: 0,
  duration: 0,
});
const LIST = readerOf(TOUR_LIST, [], {}, { data: v.array(CARD) });

/** The best rated of a service; none where the API sells no such thing. */
export async function searchBestVisits(
  api: ApiClient,
  service: Visit['service'],
  limit: number,
): Promise<Outcome<readonly Visit[]>> {
  const answer = await api.call({
    method: 'POST',
    isIdempotent: true,
    path: `/api/v1/${service}/availability`,
    json: { sort: 'rating_desc', page: 1, limit } satisfies TourListPayload,
    operation: `${service} availability`,
    read: readObject(LIST),
  });
  if (!answer.ok) return isMissingCall(answer.failure) ? success([]) : answer;
  return success(
    answer.data.data.map(
      ({ uniqueId, title, thumbnail, publishFare, currency, locations, tripLengthDay, duration }) => ({
        service,
        id: uniqueId,
        title,
        picture: toMedia(thumbnail, ''),
        place: locations[0]?.city ?? '',
        days: tripLengthDay,
        hours: duration,
        from: fromMajor(publishFare, currency),
      }),
    ),
  );
}
