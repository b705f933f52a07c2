/** Orders of a list of tours or venues (spec section 9, and those that people expect beside them). Apart from the requests: pages read these alone. */
export const TOUR_SORTS = ['name_asc', 'name_desc', 'price_asc', 'price_desc', 'duration_asc', 'rating_desc'] as const;
