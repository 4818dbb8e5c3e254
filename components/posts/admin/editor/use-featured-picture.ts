import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Uploads, useUploads } from '@/components/media/uploads'
import type { UploadedPicture } from '@/lib/images/picture-address'
import type { PostInput } from '@/lib/posts/editor/form'

/** The uploads that become the featured picture, and what makes one of the media library so. */
export type FeaturedUploads = Uploads & { readonly use: (picture: UploadedPicture) => void }

/**
 * The uploads that become the featured picture as soon as they are stored, and `mayPublish`: whether a post may be
 * published as it is. A picture without a description is asked about once; one that was published without is not.
 */
export function useFeaturedPicture(
  { formState, getValues, setError, setFocus, setValue }: UseFormReturn<PostInput>,
  opened: PostInput,
  question: string,
) {
  const wasUndescribed = opened.status === 'published' && opened.featuredImageAlt === ''
  const accepted = useRef(wasUndescribed ? opened.featuredImage : '')

  function use({ address }: UploadedPicture) {
    const { featuredImage } = getValues()
    // The description of the picture before it is not that of this one.
    if (featuredImage !== '' && featuredImage !== address) setValue('featuredImageAlt', '')
    setValue('featuredImage', address, { shouldValidate: formState.isSubmitted })
  }

  const featured: FeaturedUploads = { ...useUploads(use), use }

  function mayPublish({ status, featuredImage, featuredImageAlt }: PostInput): boolean {
    const isDescribed = featuredImage.trim() === '' || featuredImageAlt.trim() !== ''
    if (status === 'draft' || isDescribed || accepted.current === featuredImage) return true
    if (!window.confirm(question)) {
      setError('featuredImageAlt', { message: 'altMissing' })
      // The field may be hidden behind a text that fills the screen, which then leaves it.
      setTimeout(() => setFocus('featuredImageAlt'))
      return false
    }
    accepted.current = featuredImage
    return true
  }

  return { featured, mayPublish }
}
