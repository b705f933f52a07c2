import { pageOf } from '@wisata/kernel/contracts/paging';
import { ITINERARY_DAY } from '@wisata/kernel/contracts/itinerary';
import {
  ADD_TO_ITINERARY,
  ITINERARY_CALENDAR_QUERY,
  ITINERARY_DAYS_QUERY,
  ITINERARY_QUERY,
} from '@wisata/kernel/contracts/itinerary-requests';
import { itineraryEntryAnswer } from '@wisata/kernel/contracts/order-answers';
import { ID_PARAMS } from '@wisata/kernel/contracts/request-fields';
import * as v from 'valibot';
import { badRequest, ok, RawReply } from '../../app/envelope.ts';
import { requestLocale } from '../../app/request-locale.ts';
import { defineRoute } from '../../app/route.ts';
import { toPage } from '../bookings/index.ts';
import { getTripCalendar } from './trip-calendar.ts';
import { countItems, searchItems } from './itinerary.repository.ts';
import { addItem, removeItem } from './itinerary.service.ts';
import { groupByDate, loadItems, toEntry } from './itinerary.view.ts';

export const itineraryRoutes = () => [
  defineRoute({
    method: 'POST',
    path: '/api/v1/itinerary/add',
    access: 'member',
    summary: "Adds one of the member's bookings, or a day of their own",
    body: ADD_TO_ITINERARY,
    response: itineraryEntryAnswer(),
    async handler({ user, body, headers }, context) {
      const locale = requestLocale(headers);
      const [loaded] = await loadItems(context, [await addItem(context, user!.id, body, locale)]);
      return ok(toEntry(context, loaded!, locale), 'Added to itinerary');
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/v1/itinerary/delete/:id',
    access: 'member',
    summary: 'Takes an entry out of the itinerary; its booking stays',
    params: ID_PARAMS,
    response: v.null(),
    async handler({ user, params }, context) {
      await removeItem(context, user!.id, params.id);
      return ok(null, 'Deleted from itinerary');
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/v1/itinerary',
    access: 'member',
    summary: "The member's itinerary by first day",
    query: ITINERARY_QUERY,
    response: pageOf(itineraryEntryAnswer()),
    async handler({ user, query, headers }, context) {
      const locale = requestLocale(headers, query.locale);
      const loaded = await loadItems(context, await searchItems(context.db, user!.id, query));
      const total = await countItems(context.db, user!.id);
      return toPage(
        loaded.map((item) => toEntry(context, item, locale)),
        { ...query, total },
      );
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/v1/itinerary/group',
    access: 'member',
    summary: 'Every moment of the itinerary under its day (header groupBy: date)',
    query: ITINERARY_DAYS_QUERY,
    response: v.array(ITINERARY_DAY),
    async handler({ user, query, headers }, context) {
      const by = headers.groupby ?? 'date';
      if (by !== 'date') throw badRequest('An itinerary is grouped by date.', { groupBy: 'Must be date.' });
      const loaded = await loadItems(context, await searchItems(context.db, user!.id));
      return groupByDate(context, loaded, requestLocale(headers, query.locale));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/v1/itinerary/calendar',
    isBeyondContract: true,
    access: 'member',
    summary: 'The whole itinerary, or the entries named in ids, as one iCalendar file',
    query: ITINERARY_CALENDAR_QUERY,
    response: { mediaType: 'text/calendar' },
    rateLimit: { max: 40, windowSeconds: 600 },
    async handler({ user, query, headers }, context) {
      const ids = query.ids
        ?.split(',')
        .map((id) => id.trim().toLowerCase())
        .filter(Boolean);
      const text = await getTripCalendar(context, user!.id, { ids, locale: requestLocale(headers, query.locale) });
      return new RawReply(text, {
        contentType: 'text/calendar; charset=utf-8',
        headers: { 'content-disposition': 'attachment; filename="itinerary.ics"' },
      });
    },
  }),
];
