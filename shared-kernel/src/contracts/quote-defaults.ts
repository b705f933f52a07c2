/** What a page reads where the answer to a price that was asked once more, of a flight or a train, does not say it. */
export const QUOTE_DEFAULTS = {
  currency: undefined,
  price_changed: false,
  previous_total: undefined,
  correlation_id: '',
  expires_at: undefined,
} as const;
