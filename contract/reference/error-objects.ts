import { BookedTime } from '../bookings/demo-calendar.ts';
import { ErrorBody, FieldProblem } from '../error-body.ts';
import { type DescribedObject, describeObject } from './described-object.ts';

export const errorBody = describeObject('Error', ErrorBody, 'The shape of every error.', {
  statusCode: 'The HTTP status again.',
  code: 'Stable, for programs.',
  message: 'One English sentence for a person.',
  fields: 'The fields at fault, if any.',
  alternatives: 'With `slot_taken`: the nearest free half-hours, earliest first.',
  requestId: 'The value of `X-Request-Id`. Quote it when you ask for support.',
});

export const bookedTime = describeObject('BookedTime', BookedTime, 'A half-hour of the demo calendar.', {
  startDateTime: 'ISO 8601 with the office’s offset, as in a request.',
  endDateTime: 'End of that slot.',
  toBeConfirmed: '`true` if our host has to confirm it first; otherwise absent.',
});

export const errorObjects: readonly DescribedObject[] = [
  errorBody,
  bookedTime,
  describeObject('FieldProblem', FieldProblem, 'What’s wrong with one field.', {
    field: 'Its name.',
    message: 'One English sentence for a person.',
  }),
];
