import { CloudOff, Unplug, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { FailureState, RemoteDown } from '../feedback/failure-state.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { Note } from '../feedback/note.tsx';
import { NoticeBanner } from '../feedback/notice-banner.tsx';
import { PageBar, ProgressBar } from '../navigation/progress-bar.tsx';
import { Sample } from './showcase-sample.tsx';
import { SkeletonRegion, SkeletonResult } from '../feedback/skeleton.tsx';
import { ToastViewport, useToasts } from '../overlays/toast.tsx';

function Notes() {
  return (
    <Sample title="Notes" note="At the place they are about: icon, words and colour.">
      <Stack gap={2}>
        <Note tone="info">
          Signed in as <strong>Ayu Lestari</strong>. Drafts are kept on this device.
        </Note>
        <Note tone="warn" title="Terminal change.">
          40 minutes by free shuttle.
        </Note>
        <Note tone="danger" icon={CloudOff} title="No source answered." actions={<Button size="s">Try now</Button>}>
          Your search is kept; we try again by ourselves at 14:12:30 WIB.
        </Note>
        <Note tone="success">8 years old on 12 Dec 2026: a child fare is right.</Note>
        <Note
          tone="plain"
          icon={Unplug}
          title="1 of 12 sources did not answer."
          actions={
            <Button variant="link" size="s">
              Ask Sriwijaya again
            </Button>
          }
        >
          The 42 flights below are complete.
        </Note>
        <Note tone="inverse" icon={WifiOff} title="You are offline.">
          Tickets and what you typed are here; prices need signal.
        </Note>
      </Stack>
    </Sample>
  );
}

function Loading() {
  return (
    <Sample title="Loading" note="The size of the real card, no spinner, and nothing at all in the first 200 ms.">
      <SkeletonRegion label="Searching flights">
        <SkeletonResult />
        <SkeletonResult />
      </SkeletonRegion>
    </Sample>
  );
}

function Nothing() {
  return (
    <Sample title="Nothing found" note="Names the cause, then two ways out that are known to work.">
      <EmptyState
        title="Flight not found"
        level={3}
        actions={
          <>
            <Button variant="primary" full>
              Any departure time · 19 flights
            </Button>
            <Button full>Fly Sun 13 Dec instead · Rp. 2.196.000</Button>
          </>
        }
      >
        19 flights fly that day, but none before 06:00 without a transit.
      </EmptyState>
    </Sample>
  );
}

function Down() {
  return (
    <Sample title="A remote is down" note="The region fails, the page does not.">
      <Stack gap={3}>
        <RemoteDown
          name="Samudra Biru Sanur, 4 nights"
          amount="Rp. 5.380.000"
          deadline="Pay by 15:11 WIB, Fri 20 Nov 2026"
          action={
            <Button variant="link" size="s">
              Show again
            </Button>
          }
        >
          Hotel details cannot be shown right now. Your booking and its price are safe.
        </RemoteDown>
        <FailureState
          level={3}
          title="Transport is resting for a moment"
          reference="Reference T-8841, 14:12 WIB"
          actions={
            <>
              <Button variant="primary">Try again</Button>
              <Button>Home page</Button>
            </>
          }
        >
          Hotels, flights and trains work as usual.
        </FailureState>
      </Stack>
    </Sample>
  );
}

function Progress() {
  const [value, setValue] = useState(38);
  const [search, setSearch] = useState(0);
  const [loading, setLoading] = useState(false);
  return (
    <Sample title="Progress" note="Only rises, at most five times a second, and leaves when all have answered.">
      <Stack gap={3}>
        <ProgressBar key={search} value={value} label="Search progress" valueText={`${value} percent`} />
        <Row>
          <Button size="s" onClick={() => setValue(value + 34)}>
            One more source
          </Button>
          <Button
            size="s"
            onClick={() => {
              setSearch(search + 1);
              setValue(0);
            }}
          >
            New search
          </Button>
          <Button size="s" onClick={() => setLoading(!loading)}>
            {loading ? 'Page arrived' : 'Load a page'}
          </Button>
        </Row>
        <PageBar active={loading} label="Loading the page" />
      </Stack>
    </Sample>
  );
}

function Messages() {
  const { toasts, show, dismiss } = useToasts();
  const [open, setOpen] = useState(true);
  return (
    <Sample title="Notice and toasts" note="A notice keeps the colours of its record as far as they can be read.">
      <Stack gap={3}>
        {open && (
          <NoticeBanner
            label="Notice"
            ground="#123a2c"
            ink="#2f6f58"
            dismissLabel="Close notice"
            onDismiss={() => setOpen(false)}
          >
            <strong>Nyepi, Mon 8 March 2027.</strong> Ngurah Rai airport closes for 24 hours.{' '}
            <a href="#notice">Read more</a>
          </NoticeBanner>
        )}
        <Row>
          <Button size="s" onClick={() => show({ tone: 'success', message: 'Added to itinerary' })}>
            Say something good
          </Button>
          <Button size="s" onClick={() => show({ tone: 'danger', message: 'Something went wrong!' })}>
            Say something bad
          </Button>
        </Row>
        <ToastViewport label="Messages" dismissLabel="Close message" toasts={toasts} onDismiss={dismiss} />
      </Stack>
    </Sample>
  );
}

/** Samples of every state but the good one. */
export function StateSamples() {
  return (
    <>
      <Notes />
      <Loading />
      <Nothing />
      <Down />
      <Progress />
      <Messages />
    </>
  );
}
