import { Skeleton } from '@/components/ui/skeleton'
import { PostGrid } from './post-card'

/** Cards in the shape of the posts that are still coming. */
export function PostSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" aria-label={label}>
      <PostGrid>
        {Array.from({ length: count }, (_, place) => (
          <li key={place} data-skeleton className="overflow-hidden rounded-card border border-line bg-raised">
            <Skeleton className="aspect-video w-full rounded-none" />
            <div className="grid gap-3 p-6">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="h-7 w-5/6" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="mt-2 h-5 w-24" />
            </div>
          </li>
        ))}
      </PostGrid>
    </div>
  )
}
