import { Page } from '../layout/layout.tsx';
import { ActionSamples } from './showcase-actions.tsx';
import { CardSamples } from './showcase-cards.tsx';
import { FormSamples } from './showcase-forms.tsx';
import { LayerSamples } from './showcase-layers.tsx';
import { NavigationSamples } from './showcase-navigation.tsx';
import { SearchSamples } from './showcase-search.tsx';
import { StateSamples } from './showcase-states.tsx';
import { TicketSamples } from './showcase-tickets.tsx';
import styles from './showcase.module.css';

/** Every component of this package in use, for the page `/dev/ui`, which chooses the theme. */
export function Showcase() {
  return (
    <div className={styles.ground}>
      <Page>
        <div className={styles.intro}>
          <h1>Components</h1>
          <p>Everything a page is built from, with its states. Press, type and tab through it.</p>
        </div>
        <div className={styles.samples}>
          <NavigationSamples />
          <ActionSamples />
          <FormSamples />
          <CardSamples />
          <TicketSamples />
          <SearchSamples />
          <LayerSamples />
          <StateSamples />
        </div>
      </Page>
    </div>
  );
}
