import { useState } from 'react';
import { Breakdown } from '../booking/breakdown.tsx';
import { Button } from '../actions/button.tsx';
import { Card } from '../layout/card.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { Gallery } from '../media/gallery.tsx';
import { Row } from '../layout/layout.tsx';
import { MapView } from '../map/map.tsx';
import { Popover } from '../overlays/popover.tsx';
import { Sheet } from '../overlays/sheet.tsx';
import { Sample } from './showcase-sample.tsx';
import { StreamingBar, type SearchSource } from '../feedback/streaming-bar.tsx';
import { VirtualList } from '../layout/virtual-list.tsx';

const CLOSE = { close: 'Close' };

const PICTURES = ['hotel-pool', 'hotel-room', 'lobby', 'restaurant', 'spa', 'beach-resort'].map((kind) => ({
  path: `/media/${kind}/samudra?ratio=4x3&place=Bali`,
  alt: `Samudra Biru Sanur, ${kind.replace('-', ' ')}`,
  width: 1280,
  height: 960,
}));

const SOURCES: readonly SearchSource[] = [
  'Citilink',
  'Garuda Indonesia',
  'Sriwijaya Air',
  'Batik Air',
  'AirAsia',
  'Scoot',
].map((name, index) => ({
  id: name,
  name,
  state: index === 2 ? 'failed' : index > 3 ? 'asking' : 'answered',
}));

const PINS = [
  {
    id: 'samudra',
    latitude: -8.692,
    longitude: 115.263,
    label: '5,38 jt',
    name: 'Samudra Biru Sanur, Rp.\u00a05.380.000',
    selected: true,
  },
  { id: 'puri', latitude: -8.721, longitude: 115.169, label: '3,10 jt', name: 'Puri Kelapa Kuta, Rp.\u00a03.100.000' },
  {
    id: 'teratai',
    latitude: -8.507,
    longitude: 115.262,
    label: '2,44 jt',
    name: 'Teratai Ubud, Rp.\u00a02.440.000',
    seen: true,
  },
];

function Layers() {
  const [shown, setShown] = useState<'dialog' | 'sheet' | 'popover'>();
  const close = () => setShown(undefined);
  return (
    <Sample title="Dialog, sheet, popover" note="Esc closes, the focus goes back to the button that opened.">
      <Row>
        <Button onClick={() => setShown('dialog')}>Price changed</Button>
        <Button onClick={() => setShown('sheet')}>Filters</Button>
        <Popover
          open={shown === 'popover'}
          onOpenChange={(open) => setShown(open ? 'popover' : undefined)}
          title="More ways to sort"
          phone="panel"
          labels={CLOSE}
          trigger={(trigger) => <Button {...trigger}>More ways to sort</Button>}
        >
          <Checkbox label="Earliest departure" />
          <Checkbox label="Latest arrival" />
        </Popover>
      </Row>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="Citilink raised the price"
        alert
        size="small"
        labels={CLOSE}
        actions={
          <>
            <Button onClick={close}>Choose another flight</Button>
            <Button variant="action" onClick={close}>
              Accept Rp. 5.376.000
            </Button>
          </>
        }
      >
        <Breakdown
          caption="Old and new total"
          groups={[
            {
              lines: [
                { label: 'You saw', amount: 'Rp. 5.280.000', tone: 'struck' },
                { label: 'Difference', amount: '+ Rp. 96.000', tone: 'danger' },
              ],
            },
          ]}
          total={{ label: 'New total', amount: 'Rp. 5.376.000' }}
          note="Names, dates and documents stay filled in either way."
        />
      </Dialog>
      <Sheet
        open={shown === 'sheet'}
        onClose={close}
        title="Filters"
        labels={CLOSE}
        foot={
          <Button variant="action" full onClick={close}>
            Show 4 flights
          </Button>
        }
      >
        <Checkbox label="Citilink" aside="9" defaultChecked />
        <Checkbox label="Garuda Indonesia" aside="6" />
      </Sheet>
    </Sample>
  );
}

function Places() {
  const [active, setActive] = useState<string>();
  return (
    <Sample title="Map" note="Price tickets on a bundled base map; never needed to book." span={2}>
      <Card>
        <MapView
          label="Hotels in Bali"
          pins={PINS}
          places={[{ name: 'Denpasar', latitude: -8.65, longitude: 115.216, rank: 1 }]}
          activeId={active}
          onActivate={setActive}
          attribution="Land: Natural Earth"
          labels={{
            zoomIn: 'Zoom in',
            zoomOut: 'Zoom out',
            loading: 'The map is loading',
            failed: 'The map cannot be shown. Everything works without it.',
          }}
        />
      </Card>
    </Sample>
  );
}

function Streams() {
  return (
    <Sample title="Streaming search" note="One cell per source; a failed one can be asked again.">
      <StreamingBar
        sources={SOURCES}
        text="4 of 6 sources answered · 38 flights so far"
        labels={{ bar: 'Sources', failed: (name) => `${name} did not answer.`, retry: 'Ask again' }}
        onRetry={() => undefined}
      />
    </Sample>
  );
}

function Lists() {
  const rows = [...Array(8).keys()].map((index) => `Result ${index + 1}`);
  return (
    <Sample title="Long list" note="Only the rows near the screen exist.">
      <VirtualList
        label="Results"
        items={rows}
        keyOf={(row) => row}
        estimateHeight={79}
        gap={8}
        render={(row) => <Card padded>{row}</Card>}
      />
    </Sample>
  );
}

/** Samples of what floats, streams or holds much. */
export function LayerSamples() {
  return (
    <>
      <Layers />
      <Streams />
      <Lists />
      <Places />
      <Sample
        title="Gallery"
        note="One large and four small pictures; a strip on phones; a viewer over the whole screen."
        span={3}
      >
        <Gallery
          pictures={PICTURES}
          labels={{
            title: 'Samudra Biru Sanur',
            open: (number, count) => `Open picture ${number} of ${count}`,
            all: (count) => `All ${count} pictures`,
            counter: (number, count) => `${number} of ${count}`,
            previous: 'Previous picture',
            next: 'Next picture',
            close: 'Close pictures',
          }}
        />
      </Sample>
    </>
  );
}
