const OWN_SERVER = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?\/([\w./-]*\/)?$/;

/** Whether a text is the address of a developer's own server, `http://localhost:3102/`, rather than a version. */
export const isOwnServer = (text: string) => OWN_SERVER.test(text);
