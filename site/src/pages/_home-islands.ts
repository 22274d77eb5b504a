import { type ComponentType, createElement, use } from 'react';
import { ChatbotBuilder as Builder } from '../features/chatbot-builder/ChatbotBuilder.island.tsx';
import { LogoCarousel as Logos } from '../features/home/client-logos/LogoCarousel.island.tsx';
import { fetchWords } from '../words.ts';

// Once an island is near: in the page they would break its budget.
const words = import.meta.env.SSR ? undefined : fetchWords('/home-words.json');

/** Waits in a browser for the words of an island; until then its HTML stands. */
function withWords<Props extends object>(Island: ComponentType<Props>) {
  return function Worded(props: Props) {
    if (words) use(words);
    return createElement(Island, props);
  };
}

/**
 * The islands that the home page alone has, as one file for the browser: each file more is 0.7 KB of headers, and home
 * has the most islands and the least room below the budget (decision 009).
 */
export const ChatbotBuilder = withWords(Builder);
export const LogoCarousel = withWords(Logos);
// biome-ignore lint/performance/noBarrelFile: to travel together is what it is for, and one page imports it
export { Desk } from '../features/home/desk/Desk.island.tsx';
