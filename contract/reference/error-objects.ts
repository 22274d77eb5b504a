import { ErrorBody, FieldProblem } from '../error-body.ts';
import { type DescribedObject, describeObject } from './described-object.ts';

export const errorBody = describeObject('Error', ErrorBody, 'The one shape of every error.', {
  statusCode: 'The HTTP status once more.',
  code: 'Stable, for programs.',
  message: 'One English sentence for a person.',
  fields: 'The fields at fault, where single fields are.',
});

export const errorObjects: readonly DescribedObject[] = [
  errorBody,
  describeObject('FieldProblem', FieldProblem, 'What is wrong with one field.', {
    field: 'Its name.',
    message: 'One English sentence for a person.',
  }),
];
