import { useCallback } from 'react';
import type { AppContext } from '@wisata/kernel/app-context';
import { todayInJakarta } from '@wisata/kernel/dates';
import type { AskPrice } from '@wisata/runtime/journey/watched-prices';
import { getHotelDetail } from '../api/hotel.api.ts';
import { parseHotelSearch } from '../stay/hotel-search.rules.ts';
import { findCheapest } from '../stay/room-rates.rules.ts';

/** Asks for the lowest total of a watched stay, as its page shows it. */
export const useAskStay = (): AskPrice =>
  useCallback(async (app: AppContext, path: string) => {
    const query = new URLSearchParams(path.split('?')[1]);
    const today = todayInJakarta(app.clock.now());
    if ((query.get('checkInDate') ?? '') < today) return 'over';
    const found = await getHotelDetail(app.api, parseHotelSearch(query, today));
    return found.ok ? findCheapest(found.data.rooms)?.total : undefined;
  }, []);
