'use client'

import dynamic from 'next/dynamic'

/** The difference with the code that finds it, which loads only when somebody asks for one. */
export const LazyDifference = dynamic(() => import('./difference-view').then((room) => room.DifferenceView))
