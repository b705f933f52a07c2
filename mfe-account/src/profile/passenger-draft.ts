/** Each person's form is kept by itself. */
export const passengerDraftKey = (id: string) => `passenger_draft.${id}`;
