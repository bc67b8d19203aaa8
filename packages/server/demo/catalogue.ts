import type { DemoArticle } from './article.ts';
import { microArticles } from './micro/articles.ts';
import { standardArticles } from './standard/articles.ts';

/** In the order in which a shop would show them: black before white, small before large. */
export const demoArticles: readonly DemoArticle[] = [...standardArticles, ...microArticles];
