import { BedDouble, Car, Map, Plane, Ticket, TrainFront } from 'lucide-react';
import { Accordion } from '../layout/accordion.tsx';
import { Breadcrumb } from '../navigation/breadcrumb.tsx';
import { Card } from '../layout/card.tsx';
import { KawungWindow } from '../media/kawung.tsx';
import { Stack } from '../layout/layout.tsx';
import { Pagination } from '../navigation/pagination.tsx';
import { Picture } from '../media/picture.tsx';
import { Sample } from './showcase-sample.tsx';
import styles from './showcase.module.css';
import { Tabs } from '../navigation/tabs.tsx';

const SERVICES = [
  { id: 'hotel', label: 'Hotels', icon: BedDouble },
  { id: 'flight', label: 'Flights', icon: Plane },
  { id: 'train', label: 'Trains', icon: TrainFront },
  { id: 'tour', label: 'Tours', icon: Map },
  { id: 'venue', label: 'Venues', icon: Ticket },
  { id: 'transport', label: 'Transport', icon: Car },
] as const;

const HERO = {
  path: '/media/volcano-sunrise/bromo?ratio=1x1&place=Bromo&time=dawn',
  alt: '',
  width: 1200,
  height: 1200,
};
const HOTEL = {
  path: '/media/hotel-pool/samudra?ratio=4x3&place=Bali',
  alt: 'A pool between palms, the sea behind it',
  width: 1280,
  height: 960,
};
const LOST = { path: '/media/nowhere/lost?ratio=4x3', alt: 'A picture that does not exist', width: 1280, height: 960 };

function Hero() {
  return (
    <Sample title="Hero" note="A landscape behind kawung windows; the lines fade out towards the words." span={3}>
      <div className={`${styles.hero} on-brand`}>
        <KawungWindow>
          <Picture media={HERO} sizes="600px" fill />
        </KawungWindow>
        <div className={styles.heroWords}>
          <p>One trip. One place to book it.</p>
        </div>
      </div>
    </Sample>
  );
}

function TabRows() {
  return (
    <Sample title="Tabs" note="Arrow keys, Home and End; all services in view at 360 px." span={2}>
      <Stack>
        <Card>
          <Tabs
            label="Services"
            variant="services"
            tabs={SERVICES.map((service) => ({
              ...service,
              content: <p className={styles.panel}>Search {service.label.toLowerCase()}</p>,
            }))}
          />
        </Card>
        <Tabs
          label="Hotel"
          tabs={[
            { id: 'rooms', label: 'Rooms', content: 'Eleven rooms with prices for your dates.' },
            { id: 'place', label: 'Place', content: '300 m to the beach, 24 km to the airport.' },
            { id: 'rules', label: 'Rules', content: 'Check-in from 15:00 WITA.' },
          ]}
        />
      </Stack>
    </Sample>
  );
}

function Ways() {
  return (
    <Sample title="Breadcrumb, pages, questions" note="Every page of a list has an address.">
      <Stack>
        <Breadcrumb
          label="You are here"
          items={[
            { label: 'Home', href: '#home' },
            { label: 'Hotels in Bali', href: '#bali' },
            { label: 'Samudra Biru Sanur' },
          ]}
        />
        <Pagination
          label="Pages of the result"
          page={4}
          pageCount={9}
          hrefFor={(page) => `#page-${page}`}
          previousLabel="Previous page"
          nextLabel="Next page"
          pageLabel={(page) => `Page ${page}`}
        />
        <Accordion
          group="sample-questions"
          items={[
            {
              id: 'q-1',
              summary: 'Can I change the name on a ticket?',
              content: 'Airlines allow it only for spelling. Ask before you pay.',
            },
            {
              id: 'q-2',
              summary: 'When is my room confirmed?',
              content: 'As soon as the payment arrives, usually within two minutes.',
            },
          ]}
        />
      </Stack>
    </Sample>
  );
}

function Pictures() {
  return (
    <Sample title="Pictures" note="AVIF and WebP in the width that is needed; a missing one leaves a calm area.">
      <Stack>
        <Picture media={HOTEL} sizes="(min-width: 960px) 380px, 100vw" rounded />
        <Picture media={LOST} sizes="(min-width: 960px) 380px, 100vw" rounded />
      </Stack>
    </Sample>
  );
}

/** Samples of what leads through the site, and of pictures. */
export function NavigationSamples() {
  return (
    <>
      <Hero />
      <TabRows />
      <Ways />
      <Pictures />
    </>
  );
}
