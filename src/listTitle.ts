import { LIST_TITLES } from '#/domain/listTitles'
import { pathInApp } from '#/domain/paths'

/** Runs inline in index.html, before the first paint: shows the title of a list in its skeleton, where the app's heading will be. */
const [, , list = ''] = pathInApp(location.pathname).split('/')
const title = Object.entries(LIST_TITLES).find(([name]) => name === list)?.[1]
const place = document.getElementById('title')
if (title && place && document.documentElement.dataset['page'] === 'list') place.textContent = title
