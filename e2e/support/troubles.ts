/** How soon a booking of a troubled site ends. */
export const LIMIT_SECONDS = 30;

/** One source of each kind: Lion is slow, Sriwijaya fails, Citilink answers nonsense, AirAsia nothing, Garuda grows dearer. */
const SUPPLIER_FAULTS = 'flight:2:slow=4000,flight:3:fail,flight:4:garbage,flight:5:empty,flight:7:price-change';

/** Settings of a site on which much goes wrong that has nothing to do with each other. */
export const TROUBLES = { SUPPLIER_FAULTS, BOOKING_TIME_LIMIT_SECONDS: String(LIMIT_SECONDS) };
