// @ts-check
/*
 * The browser offers once, and early, to put the site beside the apps of the device. The offer is kept for a page that has
 * a place for it, so that the browser lays no bar of its own over any other.
 */
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  Object.assign(globalThis, { wisataInstallOffer: event });
  dispatchEvent(new Event('wisata:install-offered'));
});
