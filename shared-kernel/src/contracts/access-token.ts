import * as v from 'valibot';

/** What a session is proved with; pages that sign in need nothing else of it. */
export const ACCESS_TOKEN = { access_token: v.string() };
