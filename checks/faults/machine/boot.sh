#!/bin/sh
# Boots a machine in namespaces of its own: called by machine.ts, inside of `unshare --mount`. What it writes is in memory, and
# gone with it.
#   boot.sh <folder of the Debian> <folder with files to add> <an empty folder> [options of systemd-nspawn]
set -e
root=$1 files=$2 place=$3
shift 3
mount -t tmpfs -o size=6g,mode=755 none "$place"
mkdir "$place/upper" "$place/work" "$place/root"
cp -rT --preserve=mode "$files" "$place/upper"
# Whatever the umask of the check-out was.
chmod -R u=rwX,go=rX "$place/upper"
mount -t overlay -o "lowerdir=$root,upperdir=$place/upper,workdir=$place/work" overlay "$place/root"
# The network of the machine outside, for those who ask for it by name; its own leads to itself alone.
touch "$place/root/outside-network"
mount --bind /proc/self/ns/net "$place/root/outside-network"
exec systemd-nspawn --quiet --register=no --keep-unit --private-network --boot --console=pipe --resolv-conf=off \
    --directory="$place/root" "$@" -- --show-status=no --log-target=journal
