// Queries and rules of this module for other modules.
export { findAnswerCostUsd } from './store/answer-costs.ts';
