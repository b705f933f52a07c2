// The server draws these parts too, and the browser asks for their code later: their looks come with the page.
import '@wisata/ui/chip.module.css';
import '@wisata/ui/compare-bar.module.css';
import '@wisata/ui/empty-state.module.css';
import '@wisata/ui/failure-state.module.css';
import '@wisata/ui/filter-group.module.css';
import '@wisata/ui/range-slider.module.css';
