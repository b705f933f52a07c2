/** Says in the head of a saved document when it was saved, as an ISO instant. Apart from the worker's rules: the first script reads this alone. */
export const SAVED_AT_META = 'wisata-saved-at';
