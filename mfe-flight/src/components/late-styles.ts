// The server draws these parts too, and the browser asks for their code later: their looks come with the page.
import '@wisata/ui/empty-state.module.css';
import '@wisata/ui/range-slider.module.css';
import './compare-bar.module.css';
import './flight-filters.module.css';
