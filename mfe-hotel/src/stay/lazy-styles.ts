/** The server draws these parts before a browser asks for their code, so their styles come with the page. */
import '@wisata/runtime/journey/map-strip.module.css';
import '@wisata/ui/compare-bar.module.css';
import '@wisata/ui/empty-state.module.css';
import '@wisata/ui/failure-state.module.css';
import '@wisata/ui/kawung.module.css';
import '@wisata/ui/layout.module.css';
import '@wisata/ui/map.module.css';
import '@wisata/ui/picture-badge.module.css';
import '@wisata/ui/results-map.module.css';
