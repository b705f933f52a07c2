interface TimesRead {
  readonly OriginTimezone: string;
  readonly DestinationTimezone: string;
  readonly DepartDate: string;
  readonly DepartTime: string;
  readonly ArriveDate: string;
  readonly ArriveTime: string;
  readonly Duration: number;
}

/** When something leaves and arrives, as the clocks of the two places show it. */
export const toRunTimes = (answer: TimesRead) => ({
  originZone: answer.OriginTimezone,
  destinationZone: answer.DestinationTimezone,
  departDate: answer.DepartDate,
  departTime: answer.DepartTime.slice(0, 5),
  arriveDate: answer.ArriveDate,
  arriveTime: answer.ArriveTime.slice(0, 5),
  durationMinutes: answer.Duration,
});
